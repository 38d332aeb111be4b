import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Css, useCssVariables } from '../../data/useCss';
import { cssRules } from '../../data/writeCss';
import type { StyleTarget } from '@/features/globalStyles/index.model';
import { CssField } from '../controls/CssField';
import styles from './CssArea.module.css';

interface CssAreaProps {
	readonly label: string;
	readonly target: StyleTarget;
	readonly css: Css;
}

/** An editor for CSS. Invalid CSS stays in the editor. */
export function CssArea( { label, target, css }: CssAreaProps ) {
	return (
		<div className={ styles.area }>
			<CssField
				{ ...cssRules( target ) }
				label={ label }
				value={ css.text }
				variables={ useCssVariables() }
				onChange={ css.set }
			/>
			{ css.isDraft && (
				<div className={ styles.notice }>
					<p className={ styles.words }>
						{ __(
							'This won’t be applied or saved until you fix the errors.',
							'atelier'
						) }
					</p>
					<Button
						variant="secondary"
						size="compact"
						onClick={ css.discard }
					>
						{ __( 'Discard changes', 'atelier' ) }
					</Button>
				</div>
			) }
		</div>
	);
}

/** Resets the user's CSS. */
export const ResetCss = ( { css }: Pick< CssAreaProps, 'css' > ) => (
	<Button
		variant="tertiary"
		size="compact"
		disabled={ ! css.isChanged }
		accessibleWhenDisabled
		onClick={ css.reset }
	>
		{ __( 'Reset', 'atelier' ) }
	</Button>
);
