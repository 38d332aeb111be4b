import type { Command } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { brush } from '@wordpress/icons';
import { isRecord, stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { leavePreviewAddress } from './activate';
import { previewedTheme } from './preview';

interface FoundThemes {
	readonly commands: readonly Command[];
	readonly isLoading: boolean;
}

const NONE: FoundThemes = { commands: [], isLoading: false };

/** A command for each other theme that can be previewed; themes are requested once the user types. */
export function useThemeCommands( {
	search,
}: {
	search: string;
} ): FoundThemes {
	const isWanted = search.trim() !== '' && boot().canSwitchThemes;
	const themes = useSelect(
		( select ) =>
			isWanted
				? select( coreStore ).getEntityRecords( 'root', 'theme', {
						status: 'inactive',
						per_page: 100,
					} )
				: null,
		[ isWanted ]
	);
	return useMemo( () => {
		if ( ! isWanted ) {
			return NONE;
		}
		return {
			isLoading: themes === null,
			commands: [
				...leavingCommands(),
				...( themes ?? [] ).map( commandFor ),
			],
		};
	}, [ isWanted, themes ] );
}

/** The way back from a preview. */
function leavingCommands(): readonly Command[] {
	const theme = previewedTheme();
	return theme
		? [
				{
					name: 'atelier/view/leave-theme-preview',
					label: __( 'Leave theme preview', 'atelier' ),
					icon: brush,
					callback: () =>
						window.location.assign(
							leavePreviewAddress(
								window.location.href,
								theme.stylesheet
							)
						),
				},
			]
		: [];
}

function commandFor( theme: Readonly< Record< string, unknown > > ): Command {
	const stylesheet = stringOr( theme.stylesheet );
	const name = isRecord( theme.name )
		? stringOr( theme.name.rendered )
		: stringOr( theme.name );
	return {
		name: `atelier/view/theme-${ stylesheet }`,
		label: sprintf(
			/* translators: %s: name of a theme. */
			__( 'Preview theme: %s', 'atelier' ),
			decodeEntities( name ) || stylesheet
		),
		icon: brush,
		callback: () => {
			const url = new URL( boot().pageUrl );
			url.searchParams.set( 'wp_theme_preview', stylesheet );
			window.location.assign( url );
		},
	};
}
