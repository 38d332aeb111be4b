import { parse } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { contentProblem } from '@/kernel/contentProblem';
import { fail, ok, type Result } from '@/kernel/result';
import { isAsValid } from '../model/validity';

/**
 * The text that comes in place of another; a failure if a block would go or break. The types of blocks have to be registered.
 *
 * @param content Serialized blocks.
 * @param next    The same with other values.
 */
export const checkedText = (
	content: string,
	next: string
): Result< string > =>
	contentProblem( next ) === null &&
	isAsValid( parse( content ), parse( next ) )
		? ok( next )
		: fail( {
				code: 'unsendable',
				detail: __(
					'This would break a block in it. Open it and change it by hand.',
					'atelier'
				),
			} );
