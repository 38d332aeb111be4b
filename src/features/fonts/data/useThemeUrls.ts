import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { ThemeUrls } from '../model/faceRules';

const NONE: ThemeUrls = [];

const known = new WeakMap< UnknownRecord, ThemeUrls >();

/** The same theme has the same list. */
function urlsOf( theme: UnknownRecord | null | undefined ): ThemeUrls {
	if ( ! theme ) {
		return NONE;
	}
	const urls =
		known.get( theme ) ??
		[
			...new Set( [
				stringOr( theme.stylesheet_uri ),
				stringOr( theme.template_uri ),
			] ),
		].filter( ( url ) => url !== '' );
	known.set( theme, urls );
	return urls;
}

/** Where the files of the theme are, as far as that is known yet. */
export const themeUrls = (): ThemeUrls =>
	urlsOf( select( coreStore ).getCurrentTheme() );

/** The same for as long as someone looks. */
export const useThemeUrls = (): ThemeUrls =>
	useSelect(
		( fromStore ) => urlsOf( fromStore( coreStore ).getCurrentTheme() ),
		[]
	);
