import { Button, CustomGradientPicker } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { shorten } from '@/kernel/shorten';
import { isSoundValue } from '@/features/globalStyles/index.model';
import { isGradient, isPickable } from '../../model/gradient';
import styles from './ColorPopover.module.css';

interface GradientFieldProps {
	/** CSS; undefined if there is none. */
	readonly value: string | undefined;
	/** Resolves the variables of CSS. */
	readonly plain: ( css: string ) => string;
	readonly onChange: ( value: string ) => void;
}

/** Edits a gradient. One that WordPress's picker can't read is kept until the user asks for another. */
export function GradientField( {
	value = '',
	plain,
	onChange,
}: GradientFieldProps ) {
	const css = plain( value );
	const [ isAsked, setAsked ] = useState( false );
	const canPick = isSoundValue( css ) && isPickable( css );
	return canPick || isAsked || ! isGradient( value ) ? (
		<CustomGradientPicker
			value={ canPick ? css : null }
			onChange={ onChange }
		/>
	) : (
		<>
			<p className={ styles.hint }>
				{ sprintf(
					/* translators: %s: CSS, such as "conic-gradient(red, blue)". */
					__(
						'“%s” is calculated by the browser. It’s kept until you choose another gradient.',
						'atelier'
					),
					shorten( value, 60 )
				) }
			</p>
			<div>
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => setAsked( true ) }
				>
					{ __( 'Custom gradient picker', 'atelier' ) }
				</Button>
			</div>
		</>
	);
}
