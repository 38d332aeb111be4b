import { __ } from '@wordpress/i18n';
import { WhenInView } from '../../../ui/WhenInView';
import { usePreview } from '../data/usePreview';
import type { PreviewWish } from '../model/previewQueue';
import { PreviewFrame } from './PreviewFrame';
import styles from './Preview.module.css';

interface PreviewProps extends PreviewWish {
	/** Said in place of a picture where there is nothing to be seen. */
	readonly emptyText: string;
	/** The width of the window that it is shown in before it is made small, in pixels. */
	readonly viewport?: number | undefined;
	/** Whether it can be scrolled, where there is room to read it. */
	readonly isLarge?: boolean;
	/** Whether it is placed in pages: shown in the middle where it does not fill its frame. */
	readonly isPlaced?: boolean;
}

/** How visitors see something, loaded once it comes into view. */
export function Preview( props: PreviewProps ) {
	return (
		<WhenInView className={ styles.preview }>
			<Picture { ...props } />
		</WhenInView>
	);
}

function Picture( { of, version, emptyText, ...frame }: PreviewProps ) {
	const load = usePreview( { of, version } );
	if ( load.status !== 'ready' ) {
		return <div className={ styles.waiting } />;
	}
	if ( load.value === null ) {
		return <Message>{ __( 'No preview', 'atelier' ) }</Message>;
	}
	return load.value.isEmpty ? (
		<Message>{ emptyText }</Message>
	) : (
		<PreviewFrame { ...frame } page={ load.value.page } />
	);
}

const Message = ( { children }: { readonly children: string } ) => (
	<div className={ styles.none }>{ children }</div>
);
