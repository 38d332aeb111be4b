import type { JsonLeaf } from '../../../../kernel/jsonLeaves';
import type { MediaFile } from '../search';
import { classChanges } from './classRule';
import { editsBy, escaped, NONE, nameOf, wholeOf, type Rule } from './rule';

/** Attributes with IDs of media, by block; the same as in includes/Uses/Attribute_Uses.php. */
const MEDIA_OF: Readonly< Record< string, string > > = {
	'core/image': 'id',
	'core/cover': 'id',
	'core/file': 'id',
	'core/video': 'id',
	'core/audio': 'id',
	'core/gallery': 'ids',
};

const MEDIA = /^(?:media|image|attachment)id$/i;

/** A file of the media library: its IDs, and the addresses of all its sizes. */
export function mediaRule(
	{ id, url }: MediaFile,
	to: MediaFile | null
): Rule {
	const expression = expressionOf( url );
	const addresses = ( text: string ) =>
		expression
			? editsBy( text, expression, ( [ whole ] ) => to?.url ?? whole )
			: NONE;
	return {
		ofLeaf: ( leaf, { name } ) =>
			typeof leaf.value === 'string'
				? addresses( leaf.value )
				: leaf.value === id && isMedia( leaf, name )
					? ( to?.id ?? id )
					: NONE,
		ofAttribute: ( name, value ) =>
			name === 'class'
				? classChanges( value, ( one ) =>
						one === `wp-image-${ id }`
							? `wp-image-${ to?.id ?? id }`
							: null
					)
				: name === 'data-id' && value === String( id )
					? wholeOf( value, String( to?.id ?? id ) )
					: addresses( value ),
		ofCss: addresses,
	};
}

function isMedia( leaf: JsonLeaf, block: string ): boolean {
	const { path } = leaf;
	const name = nameOf( leaf );
	return (
		( path[ 0 ] === name && name === MEDIA_OF[ block ] ) ||
		MEDIA.test( name ) ||
		( name === 'id' && path[ path.length - 2 ] === 'backgroundImage' )
	);
}

/** An image has a file for each size; an address may have no scheme, or no host. */
function expressionOf( url: string ): RegExp | null {
	const [ , host, stem, end ] =
		/^(?:https?:)?\/\/([^/]+)(\/.+?)(?:-scaled|-rotated)?(\.[a-z0-9]+)$/i.exec(
			url
		) ?? [];
	return host === undefined || stem === undefined || end === undefined
		? null
		: new RegExp(
				`(?:(?:https?:)?//${ escaped(
					host
				) }|(?<![\\w.-]))${ escaped( stem ) }(?:-\\d+x\\d+|-scaled|-rotated)?${ escaped( end ) }(?![\\w.-])`,
				'g'
			);
}
