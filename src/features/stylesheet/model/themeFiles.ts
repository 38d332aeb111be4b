import { isRecord, type UnknownRecord } from '@/kernel/guards';
import {
	asTree,
	type StylesDoc,
	type Tree,
} from '@/features/globalStyles/index.model';

const IN_THEME = 'file:./';

/**
 * The links of the REST response to the theme's files, and links to those that only the user's styles have, such as of a style
 * variation. The server looks for a file in the theme and then in its parent theme, which the browser can't.
 *
 * @param links
 * @param doc
 * @param themeUrls The addresses of the theme's folder, and of its parent's.
 */
export function withThemeFiles(
	links: UnknownRecord,
	doc: StylesDoc,
	themeUrls: readonly string[]
): UnknownRecord {
	const given = links[ 'wp:theme-file' ];
	const files: readonly unknown[] = Array.isArray( given ) ? given : [];
	const folder = themeUrls.at( -1 );
	const known = new Set(
		files.map( ( file ) => ( isRecord( file ) ? file.name : null ) )
	);
	const more = [ ...filesIn( doc.styles ) ].filter(
		( name ) => ! known.has( name )
	);
	return folder === undefined || more.length === 0
		? links
		: {
				...links,
				'wp:theme-file': [
					...files,
					...more.map( ( name ) => ( {
						name,
						href: `${ folder }/${ name.slice( IN_THEME.length ) }`,
					} ) ),
				],
			};
}

function filesIn( value: unknown ): ReadonlySet< string > {
	if ( typeof value === 'string' ) {
		return new Set( value.startsWith( IN_THEME ) ? [ value ] : [] );
	}
	return new Set(
		value !== null && typeof value === 'object'
			? Object.values( value ).flatMap( ( inner ) => [
					...filesIn( inner ),
				] )
			: []
	);
}

/**
 * The styles with the theme's files that the server finds: those of the page's background and of blocks. It prints others as they
 * are stored, without an effect.
 */
export function withFoundFilesOnly( styles: Tree ): Tree {
	const { background, blocks, ...others } = styles;
	const found = asTree( unfound( others ) );
	return {
		...found,
		...( background === undefined ? {} : { background } ),
		...( isRecord( blocks )
			? {
					blocks: Object.fromEntries(
						Object.entries( blocks ).map( ( [ name, node ] ) => {
							const { background: own, ...rest } = asTree( node );
							return [
								name,
								{
									...asTree( unfound( rest ) ),
									...( own === undefined
										? {}
										: { background: own } ),
								},
							];
						} )
					),
				}
			: {} ),
	};
}

/** The same address in another spelling, for which there is no link. */
function unfound( value: unknown ): unknown {
	if ( typeof value === 'string' ) {
		return value.startsWith( IN_THEME )
			? `file:${ value.slice( IN_THEME.length ) }`
			: value;
	}
	return isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, inner ] ) => [
					key,
					unfound( inner ),
				] )
			)
		: value;
}
