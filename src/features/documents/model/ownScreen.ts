/** The field of a record that is edited without blocks, in a screen of its own; see includes/Posts/Own_Screens.php. */
export const OWN_SCREEN = 'atelier_own_screen';

/** The field of a record that tells whether it has a trash, where plugins decide for each; see includes/Posts/Own_Trash.php. */
export const OWN_TRASH = 'atelier_trash';
