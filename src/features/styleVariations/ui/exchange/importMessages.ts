import { __, _n, sprintf } from '@wordpress/i18n';
import type { AppError } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import { MAX_FILE_SIZE, type FileProblem } from '../../data/readJsonFile';
import type { LeftOutReason } from '../../data/readThemeJson';
import type { AreaChange } from '@/features/globalStyles/index.model';
import { AREA_NAMES } from '@/features/globalStyles/index.records';

/** The message why a file can't be read. */
export function problemMessage( problem: FileProblem ): string {
	switch ( problem.kind ) {
		case 'tooLarge':
			return sprintf(
				/* translators: %d: a number of megabytes. */
				__( 'The file is larger than %d MB.', 'atelier' ),
				MAX_FILE_SIZE / 1024 / 1024
			);
		case 'unreadable':
			return __(
				'The browser could not read the file. It may have been moved, or it may be a folder.',
				'atelier'
			);
		case 'notJson':
			return sprintf(
				/* translators: 1: number of a line, 2: number of a column. */
				__(
					'The file isn’t valid JSON. There’s an error on line %1$d, column %2$d.',
					'atelier'
				),
				problem.position.line,
				problem.position.column
			);
	}
}

/** The message why the server rejects a file; the server explains invalid files itself. */
export const rejectionMessage = ( error: AppError ): string =>
	error.code === 'invalid' && error.detail !== undefined
		? error.detail
		: messageFor( error );

/** The maximum number of listed blocks. */
const NAMED = 5;

/** The label of a change, such as "Colors: 3 values". */
export function changeLabel( { area, count, blocks }: AreaChange ): string {
	const names = blocks.slice( 0, NAMED ).join( ', ' );
	const rest = blocks.length - NAMED;
	return sprintf(
		/* translators: 1: a part of the styles, such as "Colors", 2: number of its changed values. */
		_n( '%1$s: %2$d value', '%1$s: %2$d values', count, 'atelier' ),
		names === ''
			? AREA_NAMES[ area ]()
			: `${ AREA_NAMES[ area ]() } (${ names }${ rest > 0 ? ', …' : '' })`,
		count
	);
}

export const LEFT_OUT: Readonly< Record< LeftOutReason, () => string > > = {
	unknown: () => __( 'WordPress doesn’t support it', 'atelier' ),
	css: () => __( 'you aren’t allowed to edit CSS', 'atelier' ),
	role: () => __( 'your role isn’t allowed to save it', 'atelier' ),
	type: () => __( 'this type of value isn’t allowed here', 'atelier' ),
	long: () => __( 'it’s too long', 'atelier' ),
	control: () => __( 'it contains control characters', 'atelier' ),
	markup: () => __( 'it contains HTML', 'atelier' ),
	script: () => __( 'it contains a script or an unsafe URL', 'atelier' ),
	spill: () => __( 'it would break the style around it', 'atelier' ),
	open: () => __( 'a bracket or quotation mark isn’t closed', 'atelier' ),
	key: () => __( 'its name is reserved', 'atelier' ),
	slug: () => __( 'its slug contains invalid characters', 'atelier' ),
	taken: () => __( 'its slug is already used', 'atelier' ),
	circle: () => __( 'it refers to itself', 'atelier' ),
};
