/**
 * core-data's selectors for the global styles of the active theme: the id of the user's record, and the base styles
 * below it. Seen in WordPress 6.8 and 7.1.
 */
interface CoreSelectors {
	__experimentalGetCurrentGlobalStylesId(): unknown;
	__experimentalGetCurrentThemeBaseGlobalStyles(): unknown;
}

/** The selectors' names, to read the state of their resolvers. */
export const STYLES_ID = '__experimentalGetCurrentGlobalStylesId';
export const BASE_STYLES = '__experimentalGetCurrentThemeBaseGlobalStyles';

/** The id of the user's record; undefined until it is resolved. */
export function stylesId( core: CoreSelectors ): number | undefined {
	const id = core.__experimentalGetCurrentGlobalStylesId();
	return typeof id === 'number' ? id : undefined;
}

/** The styles of WordPress and the theme, merged, as in REST; undefined until they are resolved. */
export const baseStyles = ( core: CoreSelectors ): unknown =>
	core.__experimentalGetCurrentThemeBaseGlobalStyles() ?? undefined;
