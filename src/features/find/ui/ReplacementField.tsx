import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { useLoad } from '@/ui/useLoad';
import type { Choice } from '@/features/uses';
import { typesFor } from '../data/transforming';
import type { FindForm } from '../model/form';
import type { FoundDocument } from '../model/found';
import { ChoiceField, ThingField } from './ThingField';

interface ReplacementFieldProps {
	readonly form: FindForm;
	readonly documents: readonly FoundDocument[];
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** What comes in place of what was found. */
export function ReplacementField( {
	form,
	documents,
	...field
}: ReplacementFieldProps ) {
	const { kind, text } = form;
	const label = __( 'Replace with', 'atelier' );
	if ( kind === 'block' ) {
		return (
			<TypeField { ...field } documents={ documents } label={ label } />
		);
	}
	const others = {
		...( kind === 'blockStyle' ? { more: [ defaultStyle( text ) ] } : {} ),
		isLeftOut: ( { value }: Choice ) =>
			value === text ||
			( kind === 'blockStyle' && blockOf( value ) !== blockOf( text ) ),
	};
	return (
		<ThingField
			{ ...field }
			{ ...others }
			kind={ kind }
			label={ label }
			help=""
		/>
	);
}

const blockOf = ( style: string ): string => style.replace( /\|.*$/s, '' );

/** A block without a style has no class. */
const defaultStyle = ( style: string ): Choice => ( {
	value: `${ blockOf( style ) }|`,
	label: __( 'Default style', 'atelier' ),
} );

interface TypeFieldProps extends Omit< ReplacementFieldProps, 'form' > {
	readonly label: string;
}

/** The block types that what was found can become. */
function TypeField( { documents, label, ...field }: TypeFieldProps ) {
	const load = useLoad( documents, () => typesFor( documents ) );
	const isNone = load.status === 'ready' && load.value.length === 0;
	return (
		<ChoiceField
			{ ...field }
			label={ label }
			help={
				load.status === 'loading'
					? __( 'Loading…', 'atelier' )
					: isNone
						? __(
								'These blocks can’t become another type.',
								'atelier'
							)
						: ''
			}
			choices={ load.status === 'ready' ? load.value : [] }
		>
			{ load.status === 'failed' && (
				<ErrorText>
					{ messageFor( load.error ) }{ ' ' }
					<Button variant="link" onClick={ load.retry }>
						{ __( 'Try again', 'atelier' ) }
					</Button>
				</ErrorText>
			) }
		</ChoiceField>
	);
}
