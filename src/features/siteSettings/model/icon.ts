/** The width and height of a site icon, in pixels: WordPress generates all sizes from it. */
export const ICON_SIZE = 512;

/** An image of the media library. */
export interface Picture {
	readonly mime: string;
	/** In pixels; 0 where unknown. */
	readonly width: number;
	readonly height: number;
}

/** The reason why an image can't become the site icon. */
export type IconProblem =
	| { readonly name: 'vector' | 'unreadable' }
	| {
			readonly name: 'small';
			readonly width: number;
			readonly height: number;
	  };

export function iconProblem( {
	mime,
	width,
	height,
}: Picture ): IconProblem | null {
	if ( mime === 'image/svg+xml' ) {
		return { name: 'vector' };
	}
	if ( width === 0 || height === 0 ) {
		return { name: 'unreadable' };
	}
	return Math.min( width, height ) < ICON_SIZE
		? { name: 'small', width, height }
		: null;
}
