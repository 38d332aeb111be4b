import { __, _n, sprintf } from '@wordpress/i18n';
import { locale } from '@/platform/locale';
import type { InstallReport } from '../../data/install';
import type { FontFileReason } from '../../model/fontFile/facts';
import { LIMITS } from '../../model/fontFile/limits';
import type { NoFonts, UploadFile } from '../../model/upload/batch';
import type { Clash, PlannedFace } from '../../model/upload/plan';
import type { Report } from '../LibraryNotice';

/** A size in the page's locale, in a suitable unit. */
export function sizeLabel( bytes: number ): string {
	const [ value, unit ] =
		bytes < 1_000
			? ( [ bytes, 'byte' ] as const )
			: bytes < 1_000_000
				? ( [ bytes / 1_000, 'kilobyte' ] as const )
				: ( [ bytes / 1_000_000, 'megabyte' ] as const );
	return new Intl.NumberFormat( locale(), {
		style: 'unit',
		unit,
		maximumFractionDigits: value < 10 ? 1 : 0,
	} ).format( value );
}

const notUsable = ( format: string ): string =>
	sprintf(
		/* translators: %s: a format of font files, such as "EOT". */
		__(
			'Fonts in the %s format can’t be used. Convert the font to WOFF2, TTF or OTF first.',
			'atelier'
		),
		format
	);

const REASON_MESSAGES: Readonly< Record< FontFileReason, () => string > > = {
	empty: () => __( 'The file is empty.', 'atelier' ),
	extension: () =>
		__( 'Only OTF, TTF, WOFF and WOFF2 files can be uploaded.', 'atelier' ),
	tooLarge: () =>
		sprintf(
			/* translators: %s: a size, such as "30 MB". */
			__( 'The file is larger than %s.', 'atelier' ),
			sizeLabel( LIMITS.fileBytes )
		),
	unpacksTooLarge: () =>
		sprintf(
			/* translators: %s: a size, such as "30 MB". */
			__( 'Once unpacked, the font would be larger than %s.', 'atelier' ),
			sizeLabel( LIMITS.unpackedBytes )
		),
	notAFont: () => __( 'This file isn’t a font.', 'atelier' ),
	collection: () =>
		__(
			'This is a collection of several fonts (TTC). Upload each font as a separate file.',
			'atelier'
		),
	eot: () => notUsable( 'EOT' ),
	svg: () => notUsable( 'SVG' ),
	fon: () => notUsable( 'FON' ),
	dfont: () => notUsable( 'dfont' ),
	type1: () => notUsable( 'Type 1' ),
	damaged: () => __( 'The font is damaged or incomplete.', 'atelier' ),
	undrawable: () =>
		__( 'Browsers reject this font because it isn’t valid.', 'atelier' ),
	tooSlow: () => __( 'Reading the font took too long.', 'atelier' ),
	unreadable: () =>
		__(
			'The file could not be read. It may be a folder, or it may have been moved.',
			'atelier'
		),
	missingCode: () =>
		__(
			'The font reader could not be downloaded. Check your connection and add the file again.',
			'atelier'
		),
};

/** The message why a file is rejected. */
export const problemMessage = ( reason: FontFileReason ): string =>
	REASON_MESSAGES[ reason ]();

const NO_FONTS: Readonly< Record< NoFonts, () => string > > = {
	notAllowed: () =>
		__( 'Sorry, you are not allowed to upload this file type.', 'atelier' ),
	nothingFound: () => __( 'No fonts found to install.', 'atelier' ),
};

export const noFontsReport = ( noFonts: NoFonts ): Report => ( {
	kind: 'error',
	text: NO_FONTS[ noFonts ](),
} );

/** The notice about an installation. A cancellation isn't an error. */
export function installReport(
	{ installed, problems }: InstallReport,
	isStopped: boolean
): Report {
	if ( problems.length > 0 ) {
		return {
			kind: 'error',
			text: __( 'There was an error installing fonts.', 'atelier' ),
			problems,
		};
	}
	const count = installed.reduce(
		( sum, { faces } ) => sum + faces.length,
		0
	);
	return {
		kind: 'success',
		text: isStopped
			? sprintf(
					/* translators: %d: number of variants of fonts. */
					_n(
						'Installation stopped. %d variant was installed.',
						'Installation stopped. %d variants were installed.',
						count,
						'atelier'
					),
					count
				)
			: __( 'Fonts were installed successfully.', 'atelier' ),
	};
}

const CLASHES: Readonly< Record< Clash, () => string > > = {
	installed: () => __( 'Already installed', 'atelier' ),
	sameVariant: () => __( 'Same variant as another file', 'atelier' ),
};

/** The state of a font. */
export function stateLabel(
	{ upload, clash }: PlannedFace,
	doing: 'packing' | 'uploading' | null
): string {
	if ( upload.sent === 'done' ) {
		return __( 'Installed', 'atelier' );
	}
	if ( clash ) {
		return CLASHES[ clash ]();
	}
	if ( doing === 'uploading' ) {
		return __( 'Uploading…', 'atelier' );
	}
	if ( doing === 'packing' ) {
		return __( 'Converting…', 'atelier' );
	}
	return upload.sent === 'failed'
		? __( 'Failed', 'atelier' )
		: __( 'Ready', 'atelier' );
}

/** The size of a file, and its original size if it was compressed. */
export function uploadSize(
	{ file, packing }: UploadFile,
	isPacking: boolean
): string {
	if ( ! isPacking || packing === null ) {
		return sizeLabel( file.size );
	}
	switch ( packing.kind ) {
		case 'packed':
			return sprintf(
				/* translators: 1: a size, such as "12 kB", 2: a larger one. */
				__( '%1$s as WOFF2 instead of %2$s', 'atelier' ),
				sizeLabel( packing.file.size ),
				sizeLabel( file.size )
			);
		case 'larger':
		case 'failed':
			return sprintf(
				/* translators: %s: a size, such as "12 kB". */
				__( '%s, could not be converted', 'atelier' ),
				sizeLabel( file.size )
			);
	}
}
