/// The templates by the names that they call each other by.
enum TemplateFiles {
    static let all: [(String, [UInt8])] = [
        ("layout", PackageResources.layout_mustache),
        ("icons", PackageResources.icons_mustache),
        ("note", PackageResources.note_mustache),
        ("note-choices", PackageResources.note_choices_mustache),
        ("found", PackageResources.found_mustache),
        ("bubbles", PackageResources.bubbles_mustache),
        ("picture", PackageResources.picture_mustache),
        ("settled", PackageResources.settled_mustache),
        ("message", PackageResources.message_mustache),
        ("sign-in", PackageResources.sign_in_mustache),
        ("footer", PackageResources.footer_mustache),
        ("timeline", PackageResources.timeline_mustache),
        ("conversation", PackageResources.conversation_mustache),
        ("people", PackageResources.people_mustache),
        ("person", PackageResources.person_mustache),
        ("activity", PackageResources.activity_mustache),
        ("taken", PackageResources.taken_mustache),
        ("add", PackageResources.add_mustache),
        ("devices", PackageResources.devices_mustache),
        ("phone", PackageResources.phone_mustache),
        ("privacy", PackageResources.privacy_mustache),
        ("offline", PackageResources.offline_mustache),
    ]
}
