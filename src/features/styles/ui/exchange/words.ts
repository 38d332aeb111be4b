import { __, _n, sprintf } from '@wordpress/i18n';
import type { AppError } from '../../../../kernel/result';
import { messageFor } from '../../../../ui/messages';
import { MAX_FILE_SIZE, type FileFault } from '../../data/readJsonFile';
import type { LeftOutReason } from '../../data/readThemeJson';
import type { AreaChange } from '../../model/changes';
import { AREA_NAMES } from '../names';

/** Why a file cannot be read. */
export function faultWords( fault: FileFault ): string {
	switch ( fault.kind ) {
		case 'tooLarge':
			return sprintf(
				/* translators: %d: a number of megabytes. */
				__( 'The file is larger than %d MB.', 'atelier' ),
				MAX_FILE_SIZE / 1024 / 1024
			);
		case 'unreadable':
			return __(
				'The browser could not read the file. It may have been moved, or is a folder.',
				'atelier'
			);
		case 'notJson':
			return sprintf(
				/* translators: 1: number of a line, 2: number of a column. */
				__(
					'The file is no JSON: there is something wrong in line %1$d, column %2$d.',
					'atelier'
				),
				fault.place.line,
				fault.place.column
			);
	}
}

/** Why the server cannot take it. What it refuses, it explains itself. */
export const refusalWords = ( error: AppError ): string =>
	error.code === 'invalid' && error.detail !== undefined
		? error.detail
		: messageFor( error );

/** How many blocks are named. */
const NAMED = 5;

/** A change in words, such as "Colors: 3 values". */
export function changeWords( { area, count, blocks }: AreaChange ): string {
	const names = blocks.slice( 0, NAMED ).join( ', ' );
	const rest = blocks.length - NAMED;
	return sprintf(
		/* translators: 1: a part of the styles, such as "Colors", 2: how many values of it change. */
		_n( '%1$s: %2$d value', '%1$s: %2$d values', count, 'atelier' ),
		names === ''
			? AREA_NAMES[ area ]()
			: `${ AREA_NAMES[ area ]() } (${ names }${ rest > 0 ? ', …' : '' })`,
		count
	);
}

export const LEFT_OUT: Readonly< Record< LeftOutReason, () => string > > = {
	unknown: () => __( 'WordPress does not know it', 'atelier' ),
	css: () => __( 'you may not edit CSS', 'atelier' ),
	role: () => __( 'your role may not save it', 'atelier' ),
	type: () => __( 'it has a value of the wrong kind', 'atelier' ),
	long: () => __( 'it is longer than any style', 'atelier' ),
	control: () => __( 'it has control characters in it', 'atelier' ),
	markup: () => __( 'it has markup in it', 'atelier' ),
	script: () => __( 'it has a script or an unsafe address in it', 'atelier' ),
	spill: () => __( 'it would begin another style', 'atelier' ),
	open: () => __( 'a bracket or a quote in it is not closed', 'atelier' ),
	key: () => __( 'its name means something else to scripts', 'atelier' ),
	slug: () => __( 'its slug has signs that no slug can have', 'atelier' ),
	taken: () => __( 'another one has its slug', 'atelier' ),
	circle: () => __( 'it refers to itself', 'atelier' ),
};
