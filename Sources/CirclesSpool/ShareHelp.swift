/// The sharer's help, told by the sharer itself and by the command that hands over to it.
package enum ShareHelp {
    package static let text = """
        Hand screenshots, texts or links over to Circles: on the disk and acknowledged in milliseconds, read later.

        usage: circles-share [options] PATH…      pictures, and chats that messengers export (.txt, .json, .zip)
               circles-share [options] -          a picture or a text on standard input
               circles-share [options] --text TEXT | --url URL [--title TITLE]

          --text TEXT          a conversation as text; with one picture: what was shared along with it
          --url URL            a link; with one picture: what was shared along with it
          --title TITLE        the link's title
          --note NOTE          what you want to remember with it, at most 500 characters
          --contact WHO        file it with this contact: a full name, or an id
          --last-contact       with the contact that was named last
          --label LABEL        a label; repeat for several
          --app NAME           the program it comes from
          --captured-at TIME   2024-01-04, 2024-01-04T10:30, 2024-01-04T10:30:00+01:00
          --private            never send it to a remote model
          -d, --default        with the default contact and labels
          --set-default        make --contact and --label of this call the defaults; nothing is shared
          --confirm WHY        do not file it unseen: it becomes a note that gives this reason
          --home DIR           keep data and configuration in one folder
          -q, --quiet          do not print the shares' ids

        Prints the id of each share. `circles process` takes them from there; `circles trace ID` tells what became of one.

        """
}
