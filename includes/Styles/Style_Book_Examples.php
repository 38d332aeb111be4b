<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type_Registry;

/**
 * The blocks of the style book's overview. The server and the block editor render the same ones: other text would shift
 * the layout when the editor takes over.
 */
final class Style_Book_Examples {
	/** An inline image: a file would be one more request, and one from another site would disclose the visit. */
	private const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 360" width="900" height="360"><path fill="#b9cbd9" d="M0 0h900v360H0z"/><circle cx="690" cy="96" r="44" fill="#f3e7c4"/><path fill="#7f98a8" d="m0 260 210-150 160 110 190-140 340 190v90H0z"/><path fill="#4c6470" d="m0 310 300-90 220 70 380-60v130H0z"/></svg>';

	/**
	 * Serialized blocks by block name, in the order of the style book, without blocks that aren't registered or can't be
	 * inserted.
	 *
	 * @return array<string, string>
	 */
	public function all(): array {
		$known = WP_Block_Type_Registry::get_instance();
		return array_filter(
			array(
				'core/heading'   => $this->headings(),
				'core/paragraph' => $this->block( 'paragraph', '<p>' . $this->paragraph() . '</p>' ),
				'core/buttons'   => $this->buttons(),
				'core/quote'     => $this->quote(),
				'core/list'      => $this->list_of_three(),
				'core/image'     => $this->image(),
				'core/separator' => $this->block( 'separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>' ),
				'core/search'    => $this->search(),
			),
			static function ( string $name ) use ( $known ): bool {
				$type = $known->get_registered( $name );
				return $type && false !== ( $type->supports['inserter'] ?? true );
			},
			ARRAY_FILTER_USE_KEY
		);
	}

	private function headings(): string {
		$headings = array();
		foreach ( range( 1, 6 ) as $level ) {
			/* translators: %d: the level of a heading, from 1 to 6. */
			$text       = sprintf( esc_html__( 'Heading %d', 'atelier' ), $level );
			$headings[] = $this->block( 'heading', "<h$level class=\"wp-block-heading\">$text</h$level>", array( 'level' => $level ) );
		}
		return implode( "\n", $headings );
	}

	private function paragraph(): string {
		return sprintf(
			/* translators: 1: the beginning of a link, 2: its end. */
			esc_html__( 'Most of the text that visitors read looks like this paragraph. It’s long enough to fill more than one line, so you can check the letters, their size and the space between lines. It also contains %1$sa link%2$s.', 'atelier' ),
			'<a href="#">',
			'</a>'
		);
	}

	private function buttons(): string {
		$buttons = array();
		foreach ( array( __( 'Read more', 'atelier' ), __( 'Contact us', 'atelier' ) ) as $text ) {
			$buttons[] = $this->block( 'button', '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">' . esc_html( $text ) . '</a></div>' );
		}
		return $this->block( 'buttons', '<div class="wp-block-buttons">' . implode( "\n\n", $buttons ) . '</div>' );
	}

	private function quote(): string {
		$words = $this->block( 'paragraph', '<p>' . esc_html__( 'A quote that deserves to stand out from the rest of the text.', 'atelier' ) . '</p>' );
		return $this->block( 'quote', '<blockquote class="wp-block-quote">' . $words . '<cite>' . esc_html__( 'The person quoted', 'atelier' ) . '</cite></blockquote>' );
	}

	private function list_of_three(): string {
		$items = array();
		foreach ( array( __( 'First item', 'atelier' ), __( 'Second item', 'atelier' ), __( 'Third item', 'atelier' ) ) as $text ) {
			$items[] = $this->block( 'list-item', '<li>' . esc_html( $text ) . '</li>' );
		}
		return $this->block( 'list', '<ul class="wp-block-list">' . implode( "\n\n", $items ) . '</ul>' );
	}

	private function image(): string {
		$address = 'data:image/svg+xml,' . rawurlencode( self::PICTURE );
		return $this->block(
			'image',
			'<figure class="wp-block-image size-large"><img src="' . $address . '" alt=""/><figcaption class="wp-element-caption">' . esc_html__( 'An image caption', 'atelier' ) . '</figcaption></figure>',
			array( 'sizeSlug' => 'large' )
		);
	}

	private function search(): string {
		$texts = array(
			'label'      => __( 'Search', 'atelier' ),
			'buttonText' => __( 'Search', 'atelier' ),
		);
		return get_comment_delimited_block_content( 'search', $texts, '' );
	}

	/** @param array<string, mixed> $attributes */
	private function block( string $name, string $content, array $attributes = array() ): string {
		return get_comment_delimited_block_content( $name, $attributes, "\n$content\n" );
	}
}
