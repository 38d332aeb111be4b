import { BlockIcon, store as blockEditorStore } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useContentBlocks } from '../data/useContentBlocks';
import styles from './ContentPanel.module.css';

/** The initial limit: long lists take time to render and scroll. */
const FEW = 20;

interface ContentPanelProps {
	/** Whether the document is shown inside its template. */
	readonly isInTemplate: boolean;
	readonly onChoose: ( clientId: string ) => void;
}

/**
 * The blocks with the document's content, each as a button that selects it. While closed, it only checks whether there
 * are any.
 */
export function ContentPanel( { isInTemplate, onChoose }: ContentPanelProps ) {
	const [ isOpen, setIsOpen ] = useState( true );
	const [ hasAll, setHasAll ] = useState( false );
	const limit = hasAll ? Infinity : FEW + 1;
	const blocks = useContentBlocks( isInTemplate, isOpen ? limit : 1 );
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	if ( blocks.length === 0 ) {
		return null;
	}
	const shown = hasAll ? blocks : blocks.slice( 0, FEW );
	return (
		<PanelBody
			title={ __( 'Content', 'atelier' ) }
			opened={ isOpen }
			onToggle={ setIsOpen }
		>
			<ul className={ styles.list }>
				{ shown.map( ( { clientId, label, icon } ) => (
					<li key={ clientId }>
						<Button
							__next40pxDefaultSize
							className={ styles.block ?? '' }
							aria-current={ clientId === selected }
							onClick={ () => onChoose( clientId ) }
						>
							<BlockIcon icon={ icon } />
							<span className={ styles.label }>{ label }</span>
						</Button>
					</li>
				) ) }
			</ul>
			{ blocks.length > shown.length && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => setHasAll( true ) }
				>
					{ __( 'Show all', 'atelier' ) }
				</Button>
			) }
		</PanelBody>
	);
}
