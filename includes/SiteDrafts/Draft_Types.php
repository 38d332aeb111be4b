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
 * Registers the post types of site drafts and their changes. Only users of Atelier have the capabilities to change
 * them.
 */
final class Draft_Types implements Module {
	/** The number of revisions of a change. */
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
		// Plugins that announce published posts must not announce drafts.
		register_post_status( Draft_Store::PUBLISHED_STATUS, array( 'internal' => true ) );
		add_filter( 'wp_insert_post_empty_content', array( $this, 'refuse_others' ), PHP_INT_MAX, 2 );
		add_filter( 'wp_' . Draft_Store::CHANGE_TYPE . '_revisions_to_keep', static fn(): int => self::REVISIONS );
	}

	/**
	 * Only this plugin may save changes, because it filters their texts: WordPress can't filter inside JSON, and the
	 * user who publishes them may be allowed to save more than their author.
	 *
	 * @param mixed $is_empty Whether WordPress rejects a post as empty.
	 * @param mixed $post
	 * @return mixed
	 */
	public function refuse_others( $is_empty, $post = null ) {
		$is_change = is_array( $post ) && Draft_Store::CHANGE_TYPE === ( $post['post_type'] ?? '' );
		return $is_change && ! Draft_Store::is_saving() ? true : $is_empty;
	}
}
