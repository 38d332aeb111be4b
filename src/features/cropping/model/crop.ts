import { clamp } from '@/kernel/clamp';

/** An area of an image, in percent of its width and height. */
export interface Crop {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

export interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/** In degrees clockwise. */
export type Angle = 0 | 90 | 180 | 270;

/** The dragged part of a crop: a corner, or the whole. */
export type Grip = 'move' | 'nw' | 'ne' | 'sw' | 'se';

export const CORNERS = [ 'nw', 'ne', 'sw', 'se' ] as const;

/** The whole image. */
export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

/** In percent; smaller crops couldn't be dragged. */
const LEAST = 5;

/** The size of an image after a rotation. */
export const turned = (
	{ width, height }: PictureSize,
	angle: Angle
): PictureSize =>
	angle % 180 === 0 ? { width, height } : { width: height, height: width };

export const nextAngle = ( angle: Angle ): Angle =>
	( ( angle + 90 ) % 360 ) as Angle;

/**
 * The largest crop in the middle of an image.
 *
 * @param ratio Width divided by height; null for the image's own.
 * @param size  The rotated image, in pixels.
 */
export function largestCrop( ratio: number | null, size: PictureSize ): Crop {
	if ( ratio === null ) {
		return WHOLE;
	}
	const own = size.width / size.height;
	const width = Math.min( 100, ( 100 * ratio ) / own );
	const height = Math.min( 100, ( 100 * own ) / ratio );
	return {
		left: ( 100 - width ) / 2,
		top: ( 100 - height ) / 2,
		width,
		height,
	};
}

/**
 * The crop after a drag.
 *
 * @param crop
 * @param grip
 * @param by    The distance, in percent of the image's width and height.
 * @param ratio Width divided by height, both in percent of the image; null for any.
 */
export function dragged(
	crop: Crop,
	grip: Grip,
	by: { readonly x: number; readonly y: number },
	ratio: number | null
): Crop {
	if ( grip === 'move' ) {
		return {
			...crop,
			left: clamp( crop.left + by.x, 0, 100 - crop.width ),
			top: clamp( crop.top + by.y, 0, 100 - crop.height ),
		};
	}
	const isWest = grip === 'nw' || grip === 'sw';
	const isNorth = grip === 'nw' || grip === 'ne';
	// The opposite corner doesn't move.
	const right = crop.left + crop.width;
	const bottom = crop.top + crop.height;
	const roomX = isWest ? right : 100 - crop.left;
	const roomY = isNorth ? bottom : 100 - crop.top;
	let width = clamp( crop.width + ( isWest ? -by.x : by.x ), LEAST, roomX );
	let height = clamp(
		crop.height + ( isNorth ? -by.y : by.y ),
		LEAST,
		roomY
	);
	if ( ratio !== null ) {
		const isWider = Math.abs( by.x ) >= Math.abs( by.y );
		const wanted = isWider ? width : height * ratio;
		width = clamp(
			wanted,
			LEAST * Math.max( 1, ratio ),
			Math.min( roomX, roomY * ratio )
		);
		height = width / ratio;
	}
	return {
		left: isWest ? right - width : crop.left,
		top: isNorth ? bottom - height : crop.top,
		width,
		height,
	};
}

/** Whether WordPress reduced an image as it was uploaded. */
export const isReducedFile = ( url: string ): boolean =>
	/-scaled\.\w+$/.test( url );

/** The size of the cropped image in pixels. */
export const croppedSize = ( crop: Crop, size: PictureSize ): PictureSize => ( {
	width: Math.round( ( crop.width * size.width ) / 100 ),
	height: Math.round( ( crop.height * size.height ) / 100 ),
} );

/** The server's edits of an image, as its REST route expects them; empty without any. */
export const modifiersOf = ( crop: Crop, angle: Angle ) => [
	...( angle === 0 ? [] : [ { type: 'rotate', args: { angle } } ] ),
	...( crop.width > 99.9 && crop.height > 99.9
		? []
		: [ { type: 'crop', args: crop } ] ),
];

/** The attributes of an image block with the new image. */
export function imageWith(
	{
		width,
		height,
		aspectRatio,
		sizeSlug,
	}: Readonly< Record< string, unknown > >,
	picture: {
		readonly id: number;
		readonly url: string;
		readonly sizes: Readonly< Record< string, string > >;
	}
): Readonly< Record< string, unknown > > {
	return {
		id: picture.id,
		url:
			( typeof sizeSlug === 'string' && picture.sizes[ sizeSlug ] ) ||
			picture.url,
		// Width and height together would distort it.
		...( width && height && ! aspectRatio ? { height: undefined } : {} ),
	};
}
