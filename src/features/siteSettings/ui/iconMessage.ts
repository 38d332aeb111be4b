import { __, sprintf } from '@wordpress/i18n';
import { assertNever } from '@/kernel/invariant';
import { locale } from '@/platform/locale';
import { ICON_SIZE, type IconProblem } from '../model/icon';

/** The reason why an image can't become the site icon, and a way to fix it. */
export function iconMessage( fileName: string, problem: IconProblem ): string {
	const number = ( value: number ) => value.toLocaleString( locale() );
	switch ( problem.name ) {
		case 'small':
			return sprintf(
				/* translators: 1: a file name, 2: width in pixels, 3: height in pixels, 4: width and height that are needed. */
				__(
					'“%1$s” is too small: %2$s × %3$s pixels. Choose an image that is at least %4$s × %4$s pixels.',
					'atelier'
				),
				fileName,
				number( problem.width ),
				number( problem.height ),
				number( ICON_SIZE )
			);
		case 'vector':
			return sprintf(
				/* translators: %s: a file name. */
				__(
					'“%s” is an SVG, and site icons can’t be made from those. Choose a PNG, JPEG or WebP image.',
					'atelier'
				),
				fileName
			);
		case 'unreadable':
			return sprintf(
				/* translators: %s: a file name. */
				__(
					'WordPress couldn’t read the size of “%s”, so it can’t be cropped. Choose a PNG, JPEG or WebP image.',
					'atelier'
				),
				fileName
			);
		default:
			return assertNever( problem );
	}
}
