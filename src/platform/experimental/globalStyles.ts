/**
 * core-data's selectors for the styles of the current theme: which record is the user's, and what it
 * lies on top of. Seen in WordPress 6.8 and 7.1.
 */
interface CoreSelectors {
	__experimentalGetCurrentGlobalStylesId(): unknown;
	__experimentalGetCurrentThemeBaseGlobalStyles(): unknown;
}

/** The selectors' names, to ask what became of their requests. */
export const STYLES_ID = '__experimentalGetCurrentGlobalStylesId';
export const BASE_STYLES = '__experimentalGetCurrentThemeBaseGlobalStyles';

/** The number of the user's record; undefined until it is known. */
export function stylesId( core: CoreSelectors ): number | undefined {
	const id = core.__experimentalGetCurrentGlobalStylesId();
	return typeof id === 'number' ? id : undefined;
}

/** WordPress's styles with the theme's on top, as REST answers them; undefined until they are known. */
export const baseStyles = ( core: CoreSelectors ): unknown =>
	core.__experimentalGetCurrentThemeBaseGlobalStyles() ?? undefined;
