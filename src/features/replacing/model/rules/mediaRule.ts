import type { JsonLeaf } from '@/kernel/jsonLeaves';
import type { MediaFile } from '../search';
import { classChanges } from './classRule';
import {
	editsBy,
	escaped,
	NONE,
	nameOf,
	wholeOf,
	type Rule,
	type RuledBlock,
} from './rule';

/** Attributes with IDs of media, by block; the same as in includes/Uses/Attribute_Uses.php. */
const MEDIA_OF: Readonly< Record< string, string > > = {
	'core/image': 'id',
	'core/cover': 'id',
	'core/file': 'id',
	'core/video': 'id',
	'core/audio': 'id',
	'core/gallery': 'ids',
};

/** Blocks that have a description in their HTML alone; others have it in their attributes, too. */
const WITH_ALT = [ 'core/image', 'core/media-text' ];

const MEDIA = /^(?:media|image|attachment)id$/i;

/** A file of the media library: its IDs, the addresses of all its sizes, and the text that describes it. */
export function mediaRule( file: MediaFile, to: MediaFile | null ): Rule {
	const { id } = file;
	const expression = expressionOf( file.url );
	const addresses = ( text: string ) =>
		expression
			? editsBy( text, expression, ( [ whole ] ) =>
					to ? sameSize( whole, file, to ) : whole
				)
			: NONE;
	const isOf = ( { name, leaves }: RuledBlock ) =>
		leaves.some( ( leaf ) => leaf.value === id && isMedia( leaf, name ) );
	const isDescribed = ( block: RuledBlock ) =>
		isOf( block ) &&
		( WITH_ALT.includes( block.name ) ||
			block.leaves.some( ( { path } ) => path[ 0 ] === 'alt' ) );
	const describing = ( value: string ) =>
		to ? descriptions( value, file, to ) : NONE;
	return {
		ofLeaf: ( leaf, block ) =>
			typeof leaf.value !== 'string'
				? leaf.value === id && isMedia( leaf, block.name )
					? ( to?.id ?? id )
					: NONE
				: leaf.path.length === 1 && leaf.path[ 0 ] === 'alt'
					? isOf( block )
						? describing( leaf.value )
						: NONE
					: addresses( leaf.value ),
		ofAttribute: ( name, value, block ) =>
			name === 'alt' && isDescribed( block )
				? describing( value )
				: name === 'class'
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

/** The address of the same size of another file; of the original where it has none. */
function sameSize( url: string, from: MediaFile, to: MediaFile ): string {
	const [ size = '' ] =
		Object.entries( from.sizes ?? {} ).find(
			( [ , known ] ) => fileName( known ) === fileName( url )
		) ?? [];
	return to.sizes?.[ size ] ?? to.url;
}

const fileName = ( url: string ): string => url.replace( /^.*\//s, '' );

/** What describes one picture doesn't describe another. Without a new description, one that somebody has written stays. */
const descriptions = (
	value: string,
	{ alt: before = '' }: MediaFile,
	{ alt = '' }: MediaFile
) =>
	value !== alt && ( alt !== '' || value === before )
		? wholeOf( value, alt )
		: NONE;

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
