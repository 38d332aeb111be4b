import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { AppError } from '@/kernel/result';
import { messageFor } from '@/ui/messages';
import type { Pattern } from '../model/pattern';

/** Shows why something couldn't be done with a pattern. */
export const tellFailed = ( { id, title }: Pattern, error: AppError ): void =>
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: 1: title of a pattern, 2: error message. */
			__( '“%1$s”: %2$s', 'atelier' ),
			title || __( '(no title)', 'atelier' ),
			messageFor( error )
		),
		{ id: `atelier-pattern-${ id }` }
	);
