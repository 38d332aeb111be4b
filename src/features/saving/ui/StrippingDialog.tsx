import { __, sprintf } from '@wordpress/i18n';
import { Confirm } from '@/ui/Confirm';
import { useSignal } from '@/ui/useSignal';
import { strippingQuestion } from '../data/stripping';

/** Asks before the site removes code that the user's role may not save. */
export function StrippingDialog() {
	const question = useSignal( strippingQuestion );
	return (
		question && (
			<Confirm
				confirmButtonText={
					question.isNew
						? __( 'Create without this code', 'atelier' )
						: __( 'Save without this code', 'atelier' )
				}
				onConfirm={ () => question.answer( true ) }
				onCancel={ () => question.answer( false ) }
			>
				<p>
					{ sprintf(
						question.isNew
							? /* translators: 1: title of a new document, 2: names of HTML elements and attributes, such as "<iframe>, onclick". */
								__(
									'Your role isn’t allowed to use some of the code in “%1$s”. If you create it, your site will remove: %2$s',
									'atelier'
								)
							: /* translators: 1: title of a document, 2: names of HTML elements and attributes, such as "<iframe>, onclick". */
								__(
									'Your role isn’t allowed to use some of the code in “%1$s”. If you save it, your site will remove: %2$s',
									'atelier'
								),
						question.title,
						question.names.join( ', ' )
					) }
				</p>
				<p>
					{ question.isNew
						? __(
								'To keep the code, ask someone whose role allows it to create it.',
								'atelier'
							)
						: __(
								'To keep the code, ask someone whose role allows it to make your change. Until then it stays unsaved in this browser.',
								'atelier'
							) }
				</p>
			</Confirm>
		)
	);
}
