<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * A block that is an item of a menu.
 */
final class Menu_Item {
	/** Addresses that a link of a menu can have. */
	private const PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

	/**
	 * @param array<string, mixed> $operation `label`, and `url` or `page`, the ID of a published page.
	 * @throws Invalid_Input
	 */
	public static function of( array $operation ): Block_Node {
		if ( isset( $operation['page'], $operation['url'] ) ) {
			throw new Invalid_Input( 'page_and_url', __( 'A menu item leads to a “page” or to a “url”. Send one of them.', 'atelier' ) );
		}
		Code_Attributes::refuse_label( $operation['label'] );
		$link = isset( $operation['page'] ) ? self::to_page( (int) $operation['page'] ) : self::to_address( (string) ( $operation['url'] ?? '' ) );
		$node = new Block_Node( 'core/navigation-link', '<!-- wp:navigation-link /-->' );
		$node->set_attributes( (object) ( array( 'label' => wp_kses( (string) $operation['label'], 'data' ) ) + $link ) );
		return $node;
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	private static function to_page( int $id ): array {
		$page = $id > 0 ? get_post( $id ) : null;
		if ( ! $page || 'publish' !== $page->post_status || ! is_post_type_viewable( $page->post_type ) ) {
			/* translators: %d: the ID of a page. */
			throw new Invalid_Input( 'no_page', sprintf( __( 'No published page has the ID %d. Find one with find-records, or send a URL.', 'atelier' ), $id ) );
		}
		return array(
			'type' => $page->post_type,
			'id'   => $id,
			'url'  => (string) get_permalink( $page ),
			'kind' => 'post-type',
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	private static function to_address( string $url ): array {
		Misleading_Html::refuse_address( $url );
		$clean = sanitize_url( $url, self::PROTOCOLS );
		if ( '' === trim( $url ) || '' === $clean ) {
			throw new Invalid_Input( 'url', __( 'This isn’t an address that a menu can link to. Use one that begins with https:// or /.', 'atelier' ) );
		}
		return array(
			'url'  => $clean,
			'kind' => 'custom',
		);
	}
}
