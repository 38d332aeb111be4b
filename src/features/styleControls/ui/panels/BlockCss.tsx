import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useCss } from '../../data/useCss';
import type { StyleTarget } from '@/features/globalStyles/index.model';
import { CssArea, ResetCss } from '../parts/CssArea';
import styles from './BlockCss.module.css';

interface BlockCssProps {
	readonly title: string;
	readonly target: StyleTarget;
}

/** Additional CSS for one block type. */
export function BlockCss( { title, target }: BlockCssProps ) {
	const css = useCss( target );
	return (
		<PanelBody
			title={ __( 'Advanced', 'atelier' ) }
			initialOpen={ css.isChanged }
			className={ styles.panel ?? '' }
		>
			<p className={ styles.help }>
				{ sprintf(
					/* translators: %s: the name of a block, such as "Quote". */
					__(
						'CSS for all %s blocks. You don’t need a selector. Use “&” to refer to the block.',
						'atelier'
					),
					title
				) }
			</p>
			<CssArea
				label={ __( 'Additional CSS', 'atelier' ) }
				target={ target }
				css={ css }
			/>
			<div className={ styles.actions }>
				<ResetCss css={ css } />
			</div>
		</PanelBody>
	);
}
