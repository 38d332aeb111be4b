import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { editorSettings } from '@/platform/stages';
import { request } from '@/platform/request';
import {
	imageWith,
	isReducedFile,
	modifiersOf,
	type Angle,
	type Crop,
	type PictureSize,
} from '../model/crop';

/** A block with an image from the media library. */
export interface CroppedBlock {
	readonly clientId: string;
	readonly picture: number;
	readonly isLogo: boolean;
}

/** The selected block if its image can be cropped; else null. */
export function useCroppable(): CroppedBlock | null {
	const found = useSelect( ( read ) => {
		const editor = read( blockEditorStore );
		const clientId = editor.getSelectedBlockClientId();
		const settings: Readonly< Record< string | symbol, unknown > > =
			editor.getSettings();
		if (
			clientId === null ||
			editorSettings().atelierCropsImages !== true ||
			settings.imageEditing === false ||
			// Without it, the user can't upload files, and a crop creates one.
			! settings.mediaUpload ||
			hasOwnCrop( settings ) ||
			editor.getBlockEditingMode( clientId ) === 'disabled'
		) {
			return null;
		}
		const name = editor.getBlockName( clientId );
		const attributes = editor.getBlockAttributes( clientId ) ?? {};
		const isLogo = name === 'core/site-logo';
		const picture = isLogo
			? siteLogo( read )
			: name === 'core/image' && ! isBound( attributes )
				? attributes.id
				: null;
		return typeof picture === 'number' && picture > 0
			? `${ clientId } ${ picture } ${ isLogo }`
			: null;
	}, [] );
	if ( found === null ) {
		return null;
	}
	const [ clientId = '', picture, isLogo ] = found.split( ' ' );
	return { clientId, picture: Number( picture ), isLogo: isLogo === 'true' };
}

/** Whether blocks have their own crop tool. Atelier's editor can't enable it on current versions; a later one may. */
const hasOwnCrop = ( settings: object ): boolean =>
	Object.getOwnPropertySymbols( settings ).some(
		( { description } ) => description === 'mediaEditKey'
	);

/** Null if the user may not change it. */
function siteLogo( read: typeof select ): unknown {
	const core = read( coreStore );
	const site: unknown = core.canUser( 'update', {
		kind: 'root',
		name: 'site',
	} )
		? core.getEditedEntityRecord( 'root', 'site', undefined )
		: null;
	return isRecord( site ) ? site.site_logo : null;
}

/** Whether a block binding sets the image. */
const isBound = ( { metadata }: Readonly< Record< string, unknown > > ) =>
	isRecord( metadata ) &&
	isRecord( metadata.bindings ) &&
	( 'url' in metadata.bindings || 'id' in metadata.bindings );

export interface Picture extends PictureSize {
	readonly url: string;
	readonly alt: string;
	/** Whether it is smaller than the uploaded file, which the server crops. */
	readonly isReduced: boolean;
}

/** An image from the media library. */
export async function loadPicture( id: number ): Promise< Result< Picture > > {
	const answer = await request( {
		path: `/wp/v2/media/${ id }?_fields=source_url,alt_text,media_details`,
	} );
	if ( ! answer.ok ) {
		return answer;
	}
	const record = isRecord( answer.value ) ? answer.value : {};
	const url = stringOr( record.source_url );
	const { width, height } = isRecord( record.media_details )
		? record.media_details
		: {};
	const stored = { width: Number( width ), height: Number( height ) };
	return stored.width > 0 && stored.height > 0
		? ok( {
				url,
				alt: stringOr( record.alt_text ),
				isReduced: isReducedFile( url ),
				...( ( await shownSize( url ) ) ?? stored ),
			} )
		: fail( {
				code: 'unsendable',
				detail: __(
					'WordPress couldn’t read the size of this image, so it can’t be cropped.',
					'atelier'
				),
			} );
}

/** The size in pixels at which the browser shows an image, after rotating photos by their EXIF orientation; null if it can't be shown. */
async function shownSize( url: string ): Promise< PictureSize | null > {
	const image = new window.Image();
	image.src = url;
	try {
		await image.decode();
	} catch {
		return null;
	}
	const { naturalWidth: width, naturalHeight: height } = image;
	return width > 0 && height > 0 ? { width, height } : null;
}

/** Creates a cropped copy of an image on the server, and sets it in the block. Undo restores the original image. */
export async function cropPicture(
	{ clientId, picture, isLogo }: CroppedBlock,
	src: string,
	crop: Crop,
	angle: Angle
): Promise< Result< void > > {
	const answer = await request( {
		path: `/wp/v2/media/${ picture }/edit`,
		method: 'POST',
		data: { src, modifiers: modifiersOf( crop, angle ) },
	} );
	if ( ! answer.ok ) {
		return answer;
	}
	const made = isRecord( answer.value ) ? answer.value : {};
	const id = Number( made.id );
	if ( isLogo ) {
		void dispatch( coreStore ).editEntityRecord(
			'root',
			'site',
			undefined,
			{ site_logo: id }
		);
		return ok( undefined );
	}
	const attributes =
		select( blockEditorStore ).getBlockAttributes( clientId );
	if ( attributes ) {
		void dispatch( blockEditorStore ).updateBlockAttributes(
			clientId,
			imageWith( attributes, {
				id,
				url: stringOr( made.source_url ),
				sizes: sizesOf( made.media_details ),
			} )
		);
	}
	return ok( undefined );
}

const sizesOf = ( details: unknown ): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries(
			isRecord( details ) && isRecord( details.sizes )
				? details.sizes
				: {}
		).map( ( [ name, size ] ) => [
			name,
			isRecord( size ) ? stringOr( size.source_url ) : '',
		] )
	);
