/** How far an opened document is: its blocks are on the canvas, then the browser has painted them. */
export type Progress = 'loading' | 'shown' | 'painted';

/** A canvas that is made anew, with a template around the blocks, doesn't go back. */
export function nextProgress(
	progress: Progress,
	reached: Exclude< Progress, 'loading' >
): Progress {
	switch ( progress ) {
		case 'loading':
			return reached === 'shown' ? 'shown' : progress;
		case 'shown':
		case 'painted':
			return reached === 'painted' ? 'painted' : progress;
	}
}
