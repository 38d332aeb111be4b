import { __, sprintf } from '@wordpress/i18n';
import type { Report } from '../LibraryNotice';

/** How an installation ended. */
interface InstallOutcome {
	readonly isCancelled: boolean;
	/** How many variants were wanted. */
	readonly count: number;
	/** How many of them are on the server now. */
	readonly installed: number;
	/** What went wrong with files that could not be fetched. */
	readonly downloading: readonly string[];
	/** What went wrong with what was sent. */
	readonly installing: readonly string[];
}

/** The end of an installation in one notice; null where there is nothing to say. */
export function installationReport( {
	isCancelled,
	count,
	installed,
	downloading,
	installing,
}: InstallOutcome ): Report | null {
	const problems = [ ...new Set( [ ...downloading, ...installing ] ) ];
	const part =
		installed > 0 && installed < count
			? [
					sprintf(
						/* translators: 1: how many variants of a font were installed, 2: how many were to be. */
						__(
							'%1$d of %2$d variants were installed.',
							'atelier'
						),
						installed,
						count
					),
				]
			: [];
	if ( problems.length > 0 ) {
		return {
			kind: 'error',
			text:
				downloading.length > 0
					? __(
							'Error installing the fonts, could not be downloaded.',
							'atelier'
						)
					: __( 'There was an error installing fonts.', 'atelier' ),
			problems: [ ...problems, ...part ],
		};
	}
	if ( isCancelled ) {
		return part[ 0 ] === undefined
			? null
			: { kind: 'success', text: part[ 0 ] };
	}
	return {
		kind: 'success',
		text: __( 'Fonts were installed successfully.', 'atelier' ),
	};
}
