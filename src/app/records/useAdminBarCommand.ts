import { type Command, useCommandLoader } from '@wordpress/commands';
import { dispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { cog } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { useAdminBar } from '@/platform/adminBar';

/** Registers the command that shows WordPress's admin bar, or hides it. */
export function useAdminBarCommand(): void {
	useCommandLoader( { name: 'atelier/admin-bar', hook: useCommands } );
}

function useCommands() {
	const [ isShown, toggle ] = useAdminBar();
	return {
		commands: useMemo(
			() => [ commandOf( isShown, toggle ) ],
			[ isShown, toggle ]
		),
		isLoading: false,
	};
}

const commandOf = ( isShown: boolean, toggle: () => void ): Command => ( {
	name: 'atelier/preferences/admin-bar',
	label: isShown
		? __( 'Hide the admin bar', 'atelier' )
		: __( 'Show the admin bar', 'atelier' ),
	// Who looks for preferences finds it, too.
	searchLabel: __( 'Preferences: admin bar', 'atelier' ),
	icon: cog,
	callback( { close } ) {
		close();
		toggle();
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
