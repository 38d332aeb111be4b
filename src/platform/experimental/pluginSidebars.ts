/**
 * The open sidebar of the editor, from the store of @wordpress/interface, which WordPress's editor package registers:
 * plugins open and close their sidebars there. Seen in WordPress 6.8 and 7.1.
 */
import type { select as selectStore } from '@wordpress/data';
import { dispatch } from '@wordpress/data';

const STORE = 'core/interface';
const SCOPE = 'core';

/** Our own sidebars, beside those of plugins. */
export const SETTINGS = 'atelier/settings';
export const STYLES = 'atelier/styles';
export const NOTES = 'atelier/notes';

interface Selectors {
	getActiveComplementaryArea?( scope: string ): string | null | undefined;
}
interface Actions {
	setDefaultComplementaryArea?( scope: string, area: string ): unknown;
	enableComplementaryArea?( scope: string, area: string ): unknown;
	disableComplementaryArea?( scope: string ): unknown;
}

const actions = (): Actions =>
	( dispatch( STORE ) as Actions | undefined ) ?? {};

/** Opens our settings by default; plugins' sidebars stay disabled until the user has a default or a choice. */
export function preferSettings(): void {
	actions().setDefaultComplementaryArea?.( SCOPE, SETTINGS );
}

/**
 * `SETTINGS`, `STYLES`, `NOTES`, or the name of a plugin's sidebar such as `my-plugin/my-sidebar`; null where none is
 * open.
 */
export function openSidebar( select: typeof selectStore ): string | null {
	const store = select( STORE ) as Selectors | undefined;
	return store?.getActiveComplementaryArea?.( SCOPE ) ?? null;
}

/** Opens one of our sidebars, or closes the open one with null. WordPress stores the choice with the user. */
export function setSidebar(
	area: typeof SETTINGS | typeof STYLES | typeof NOTES | null
): void {
	if ( area === null ) {
		actions().disableComplementaryArea?.( SCOPE );
	} else {
		actions().enableComplementaryArea?.( SCOPE, area );
	}
}
