import { type Command, useCommandLoader } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { readPreference, writePreference } from '@/platform/preferences';

/** The server reads it when the page opens; see includes/Shell/Admin_Bar.php. */
const PREFERENCE = 'adminBar';

/** Registers the command that shows WordPress's admin bar, or hides it. */
export function useAdminBarCommand(): void {
	useCommandLoader( { name: 'atelier/admin-bar', hook: useToggle } );
}

function useToggle() {
	const isShown = readPreference( PREFERENCE ) === true;
	return {
		commands: useMemo( () => [ toggleOf( isShown ) ], [ isShown ] ),
		isLoading: false,
	};
}

const toggleOf = ( isShown: boolean ): Command => ( {
	name: 'atelier/preferences/admin-bar',
	label: isShown
		? __( 'Hide the admin bar', 'atelier' )
		: __( 'Show the admin bar', 'atelier' ),
	// Who looks for preferences finds it, too.
	searchLabel: __( 'Preferences: admin bar', 'atelier' ),
	icon: cog,
	callback( { close } ) {
		close();
		writePreference( PREFERENCE, ! isShown );
		void dispatch( noticesStore ).createSuccessNotice(
			isShown
				? __(
						'The admin bar is hidden the next time you open Atelier.',
						'atelier'
					)
				: __(
						'The admin bar is shown the next time you open Atelier.',
						'atelier'
					),
			{ type: 'snackbar' }
		);
	},
} );
