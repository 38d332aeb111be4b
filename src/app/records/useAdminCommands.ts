import { useCommandLoader, type Command } from '@wordpress/commands';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { arrowRight } from '@wordpress/icons';
import { isRecord } from '@/kernel/guards';
import { boot } from '@/platform/boot';

/** Registers a command for each screen of the admin area, named as in WordPress's own palette. */
export function useAdminCommands(): void {
	useCommandLoader( { name: 'atelier/admin', hook: useScreens } );
}

const useScreens = () => ( {
	commands: useMemo( commands, [] ),
	isLoading: false,
} );

const commands = (): readonly Command[] =>
	printedMenu()
		.filter( isElsewhere )
		.map( ( { label, url } ) => ( {
			name: `atelier/admin ${ label }`,
			label: sprintf(
				/* translators: %s: screens of the admin area, such as "Settings > General". */
				__( 'Go to: %s', 'atelier' ),
				label
			),
			icon: arrowRight,
			callback: ( { close } ) => {
				close();
				window.location.assign( url );
			},
		} ) );

/** Whether no list of Atelier has the same name. */
const isElsewhere = ( { label }: AdminScreen ): boolean =>
	! Object.values( boot().postTypes ).some(
		( { plural } ) => plural === label
	);

interface AdminScreen {
	readonly label: string;
	readonly url: string;
}

/** What includes/Shell/Admin_Menu.php lists. */
function printedMenu(): readonly AdminScreen[] {
	const text = document.getElementById( 'atelier-admin-menu' )?.textContent;
	const raw: unknown = JSON.parse( text ?? '[]' );
	return Array.isArray( raw ) ? raw.filter( isScreen ) : [];
}

const isScreen = ( raw: unknown ): raw is AdminScreen =>
	isRecord( raw ) &&
	typeof raw.label === 'string' &&
	typeof raw.url === 'string';
