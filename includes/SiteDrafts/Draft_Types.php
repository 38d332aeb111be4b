<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;
use Atelier\Support\Private_Type;

/**
 * The post types of site drafts and of their changes. Only users of Atelier can change them, by any means.
 */
final class Draft_Types implements Module {
	/** Earlier states of a change that are kept. */
	private const REVISIONS = 20;

	public function register(): void {
		Private_Type::register(
			Draft_Store::DRAFT_TYPE,
			array(
				'labels'   => array(
					'name'          => __( 'Site drafts', 'atelier' ),
					'singular_name' => __( 'Site draft', 'atelier' ),
				),
				'supports' => array( 'title', 'author' ),
			)
		);
		Private_Type::register(
			Draft_Store::CHANGE_TYPE,
			array(
				'labels'   => array(
					'name'          => __( 'Changes in site drafts', 'atelier' ),
					'singular_name' => __( 'Change in a site draft', 'atelier' ),
				),
				'supports' => array( 'title', 'editor', 'author', 'revisions' ),
			)
		);
		// Plugins that announce what is published don't announce drafts.
		register_post_status( Draft_Store::PUBLISHED_STATUS, array( 'internal' => true ) );
		add_filter( 'wp_insert_post_empty_content', array( $this, 'refuse_others' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_' . Draft_Store::CHANGE_TYPE . '_revisions_to_keep', static fn(): int => self::REVISIONS );
	}

	/**
	 * Changes are saved by this plugin alone, which filters their texts: WordPress can't look into their JSON, and whoever
	 * publishes them may be allowed to write what their author isn't.
	 *
	 * @param mixed $is_empty Whether WordPress refuses to save a post.
	 * @param mixed $post
	 * @return mixed
	 */
	public function refuse_others( $is_empty, $post = null ) {
		$is_change = is_array( $post ) && Draft_Store::CHANGE_TYPE === ( $post['post_type'] ?? '' );
		return $is_change && ! Draft_Store::is_saving() ? true : $is_empty;
	}
}
