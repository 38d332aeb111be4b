/** WordPress's dialog for choosing files. */
import { isRecord, stringOr } from '@/kernel/guards';
import { fail, ok, type Result } from '@/kernel/result';
import { loadStage } from './stages';

interface Frame {
	on( event: 'select' | 'close', callback: () => void ): void;
	on( event: 'cropped', callback: ( cropped: unknown ) => void ): void;
	open(): void;
	close(): void;
	setState( name: 'cropper' ): void;
	state(): {
		get( name: 'selection' ): {
			first(): { toJSON(): unknown } | undefined;
		};
	};
}

interface Media {
	( options: {
		readonly title?: string;
		readonly multiple?: false;
		readonly library?: { readonly type: string };
		readonly button: { readonly text: string; readonly close?: false };
		readonly states?: readonly object[];
	} ): Frame;
	readonly query: ( query: { readonly type: string } ) => unknown;
	readonly controller: Readonly<
		Record<
			'Library' | 'SiteIconCropper',
			new ( options: object ) => object
		>
	>;
}

declare global {
	interface Window {
		wp?: {
			readonly media?: Media;
			readonly hooks?: {
				readonly addFilter: < Value >(
					hook: string,
					namespace: string,
					filter: ( value: Value ) => Value,
					priority?: number
				) => unknown;
				readonly removeFilter: (
					hook: string,
					namespace: string
				) => unknown;
			};
		};
	}
}

/**
 * Lets the user choose an image from the media library, or upload one.
 *
 * @param title  The title of the dialog.
 * @param action The label of its button.
 * @return The attachment's id; null if the user chose none.
 */
export const choosePicture = (
	title: string,
	action: string
): Promise< Result< number | null > > =>
	choose( { title, library: { type: 'image' }, button: { text: action } } );

/**
 * Lets the user choose a file of any type from the media library, or upload one.
 *
 * @param title  The title of the dialog.
 * @param action The label of its button.
 * @return The attachment's id; null if the user chose none.
 */
export const chooseFile = (
	title: string,
	action: string
): Promise< Result< number | null > > =>
	choose( { title, button: { text: action } } );

async function choose(
	options: Pick< Parameters< Media >[ 0 ], 'title' | 'library' | 'button' >
): Promise< Result< number | null > > {
	const media = await loadMedia();
	if ( ! media.ok ) {
		return media;
	}
	const frame = media.value( { ...options, multiple: false } );
	return new Promise( ( resolve ) => {
		frame.on( 'select', () => {
			resolve( ok( chosenIn( frame )?.id ?? null ) );
		} );
		// The frame closes just before its select event, in the same task.
		frame.on( 'close', () =>
			queueMicrotask( () => resolve( ok( null ) ) )
		);
		frame.open();
	} );
}

/** An image of the media library. */
export interface LibraryPicture {
	readonly id: number;
	readonly fileName: string;
	readonly mime: string;
	/** In pixels; 0 where unknown. */
	readonly width: number;
	readonly height: number;
}

interface IconOptions {
	readonly title: string;
	readonly action: string;
	/** Width and height of the result, in pixels. */
	readonly size: number;
	/** Whether an image can be cropped to that size; others close the dialog. */
	readonly fits: ( picture: LibraryPicture ) => boolean;
}

/**
 * Lets the user choose an image and crop it to a square, with WordPress's own cropper for site icons: it creates a new
 * attachment in all sizes that browsers and phones need.
 *
 * @return The new image; the chosen one unchanged where it doesn't fit; null if the user chose none.
 */
export async function chooseIcon( {
	title,
	action,
	size,
	fits,
}: IconOptions ): Promise< Result< LibraryPicture | null > > {
	const loaded = await loadMedia();
	if ( ! loaded.ok ) {
		return loaded;
	}
	const media = loaded.value;
	const frame = media( {
		button: { text: action, close: false },
		states: [
			new media.controller.Library( {
				title,
				library: media.query( { type: 'image' } ),
				date: false,
				suggestedWidth: size,
				suggestedHeight: size,
			} ),
			new media.controller.SiteIconCropper( {
				control: { params: { width: size, height: size } },
				imgSelectOptions: ( picture: {
					get: ( name: 'width' | 'height' ) => number;
				} ) =>
					largestSquare(
						picture.get( 'width' ),
						picture.get( 'height' ),
						size
					),
			} ),
		],
	} );
	return new Promise( ( resolve ) => {
		const finish = ( picture: LibraryPicture | null ) => {
			resolve( ok( picture ) );
			frame.close();
		};
		frame.on( 'select', () => {
			const picture = chosenIn( frame );
			if ( ! picture || ! fits( picture ) || isExact( picture, size ) ) {
				finish( picture );
			} else {
				frame.setState( 'cropper' );
			}
		} );
		frame.on( 'cropped', ( cropped ) => finish( parsePicture( cropped ) ) );
		frame.on( 'close', () => resolve( ok( null ) ) );
		frame.open();
	} );
}

const isExact = ( { width, height }: LibraryPicture, size: number ): boolean =>
	width === size && height === size;

/** The initial selection of the cropper: the largest square in the middle of the image. */
function largestSquare( width: number, height: number, least: number ) {
	const side = Math.min( width, height );
	const x1 = Math.round( ( width - side ) / 2 );
	const y1 = Math.round( ( height - side ) / 2 );
	return {
		aspectRatio: '1:1',
		handles: true,
		keys: true,
		instance: true,
		persistent: true,
		imageWidth: width,
		imageHeight: height,
		minWidth: least,
		minHeight: least,
		x1,
		y1,
		x2: x1 + side,
		y2: y1 + side,
	};
}

async function loadMedia(): Promise< Result< Media > > {
	const stage = await loadStage( 'media' );
	if ( ! stage.ok ) {
		return stage;
	}
	const media = window.wp?.media;
	return media ? ok( media ) : fail( { code: 'script', detail: 'wp.media' } );
}

const chosenIn = ( frame: Frame ): LibraryPicture | null =>
	parsePicture( frame.state().get( 'selection' ).first()?.toJSON() );

function parsePicture( raw: unknown ): LibraryPicture | null {
	return isRecord( raw ) && typeof raw.id === 'number'
		? {
				id: raw.id,
				fileName: stringOr( raw.filename ),
				mime: stringOr( raw.mime ),
				width: Number( raw.width ) || 0,
				height: Number( raw.height ) || 0,
			}
		: null;
}
