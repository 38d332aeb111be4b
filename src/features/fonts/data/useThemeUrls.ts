import { store as coreStore } from '@wordpress/core-data';
import { select, useSelect } from '@wordpress/data';
import { stringOr, type UnknownRecord } from '@/kernel/guards';
import type { ThemeUrls } from '../model/faceRules';

const NONE: ThemeUrls = [];

const known = new WeakMap< UnknownRecord, ThemeUrls >();

/** Returns the same list for the same theme record. */
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

/** The URLs of the theme's folders; empty until the theme is loaded. */
export const themeUrls = (): ThemeUrls =>
	urlsOf( select( coreStore ).getCurrentTheme() );

/** Stable while the theme doesn't change. */
export const useThemeUrls = (): ThemeUrls =>
	useSelect(
		( fromStore ) => urlsOf( fromStore( coreStore ).getCurrentTheme() ),
		[]
	);
