import { useCommandLoader, type Command } from '@wordpress/commands';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	backup,
	blockDefault,
	drafts,
	home,
	layout,
	search,
	seen,
	siteLogo,
	styles,
	trash,
} from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { documentIcon } from '@/features/documents';
import {
	anyRoute,
	blockAuditRoute,
	cleanUpRoute,
	findRoute,
	historyRoute,
	homeRoute,
	identityRoute,
	navigate,
	siteDraftsRoute,
	styleBookRoute,
	stylesRoute,
	type Address,
} from '@/routing';
import { hasPostsList, listOf } from '../listOf';
import { OFFERED_AT_ONCE } from './offeredAtOnce';

/** Registers a command for each screen. */
export function useGoToCommands(): void {
	useCommandLoader( {
		name: 'atelier/go-to',
		hook: useWays,
		context: OFFERED_AT_ONCE,
	} );
}

const useWays = () => ( {
	commands: useMemo( commands, [] ),
	isLoading: false,
} );

function commands(): readonly Command[] {
	const { theme, dashboardUrl, canManageSite } = boot();
	return [
		wayTo(
			'design',
			__( 'Design', 'atelier' ),
			homeRoute.build( { isEditing: false } ),
			layout
		),
		...wayToList( 'wp_navigation', __( 'Navigation', 'atelier' ) ),
		...( theme.isBlockTheme
			? [
					wayTo(
						'styles',
						__( 'Styles', 'atelier' ),
						stylesRoute.build( { isEditing: false } ),
						styles
					),
				]
			: [] ),
		...( theme.supportsStyles
			? [
					wayTo(
						'style-book',
						__( 'Style Book', 'atelier' ),
						styleBookRoute.build( {} ),
						seen
					),
				]
			: [] ),
		...( canManageSite
			? [
					wayTo(
						'identity',
						__( 'Identity', 'atelier' ),
						identityRoute.build( {} ),
						siteLogo
					),
				]
			: [] ),
		wayTo(
			'drafts',
			__( 'Site drafts', 'atelier' ),
			siteDraftsRoute.build( {} ),
			drafts
		),
		wayTo(
			'history',
			__( 'History', 'atelier' ),
			historyRoute.build( {} ),
			backup
		),
		{
			...wayTo( 'find', '', findRoute.build( {} ), search ),
			label: __( 'Find in site design…', 'atelier' ),
			searchLabel: __( 'Find in site design', 'atelier' ),
		},
		wayTo(
			'block-audit',
			__( 'Block audit', 'atelier' ),
			blockAuditRoute.build( {} ),
			blockDefault
		),
		{
			...wayTo( 'clean-up', '', cleanUpRoute.build( {} ), trash ),
			label: __( 'Clean up unused…', 'atelier' ),
			searchLabel: __( 'Clean up unused', 'atelier' ),
		},
		...Object.keys( boot().postTypes ).flatMap( waysToPosts ),
		...wayToList( 'wp_template', __( 'Templates', 'atelier' ) ),
		...wayToList( 'wp_template_part', __( 'Template parts', 'atelier' ) ),
		...wayToList( 'wp_block', __( 'Patterns', 'atelier' ) ),
		{
			...wayTo( 'dashboard', __( 'Dashboard', 'atelier' ), null, home ),
			callback: () => {
				window.location.href = dashboardUrl;
			},
		},
	];
}

/** The way to the list of a type of pages and posts. */
function waysToPosts( type: string ): readonly Command[] {
	const label = boot().postTypes[ type ]?.plural ?? type;
	return hasPostsList( type ) ? wayToList( type, label ) : [];
}

function wayToList( type: string, label: string ): readonly Command[] {
	const address = listOf( type );
	return address
		? [ wayTo( type, label, address, documentIcon( type ) ) ]
		: [];
}

const wayTo = (
	name: string,
	screen: string,
	address: Address | null,
	icon: NonNullable< Command[ 'icon' ] >
): Command => ( {
	name: `atelier/go-to/${ name }`,
	/* translators: %s: title of a screen, such as "Templates". */
	label: sprintf( __( 'Go to: %s', 'atelier' ), screen ),
	searchLabel: screen,
	category: 'view',
	icon,
	callback: ( { close } ) => {
		close();
		if ( address ) {
			navigate( anyRoute, address );
		}
	},
} );
