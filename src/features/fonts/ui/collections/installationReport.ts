import { __, sprintf } from '@wordpress/i18n';
import type { Report } from '../LibraryNotice';

/** The outcome of an installation. */
interface InstallOutcome {
	readonly isCancelled: boolean;
	/** The number of requested variants. */
	readonly count: number;
	/** The number of them on the server now. */
	readonly installed: number;
	/** Problems with downloads. */
	readonly downloading: readonly string[];
	/** Problems with uploads. */
	readonly installing: readonly string[];
}

/** The outcome of an installation as one notice; null if there is nothing to report. */
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
						/* translators: 1: number of installed variants of a font, 2: number of selected variants. */
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
