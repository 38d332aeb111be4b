<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Posts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Block_Markup;
use Atelier\Support\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Autosaves_Controller;

/**
 * WordPress's own autosave of a post by the current user: the texts that they haven't saved yet. Drafts have one too,
 * while WordPress's REST route would save drafts themselves.
 */
final class Autosave {
	public const TEXTS = array( 'title', 'content', 'excerpt' );

	/** The page of Atelier that stored it, and the time: WordPress's editors use the same autosave. */
	private const SESSION = '_atelier_session';

	private WP_Post $post;

	public function __construct( WP_Post $post ) {
		$this->post = $post;
	}

	/**
	 * Stores texts in the autosave. If they equal the saved ones, the autosave is deleted.
	 *
	 * @param array<string, mixed> $texts   By name; missing or null ones are the saved ones.
	 * @param string               $session Empty if another page may continue from it at once.
	 * @return WP_Error|null
	 */
	public function keep( array $texts, string $session ): ?WP_Error {
		$content = new Block_Markup( (string) ( $texts['content'] ?? '' ) );
		if ( $content->is_unrenderable() || $content->has_deep_submenus() ) {
			return new WP_Error( 'atelier_content', __( 'This can’t be previewed because it could crash your site.', 'atelier' ), array( 'status' => 400 ) );
		}
		$data = array();
		foreach ( self::TEXTS as $name ) {
			$data[ "post_$name" ] = (string) ( $texts[ $name ] ?? $this->post->{"post_$name"} );
		}
		if ( $this->has( $data ) ) {
			$this->forget();
			return null;
		}
		// WordPress loads its functions for autosaves only in wp-admin.
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$id = ( new WP_REST_Autosaves_Controller( $this->post->post_type ) )->create_post_autosave(
			array(
				'ID'        => $this->post->ID,
				'post_type' => $this->post->post_type,
			) + $data
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$kept = get_post( $id );
		update_metadata( 'post', $id, self::SESSION, $kept ? "$session $kept->post_modified_gmt" : '' );
		return null;
	}

	/**
	 * The autosave, if it isn't older than the post and differs from it.
	 *
	 * @return array{title: string, content: string, excerpt: string, modified: string, session: string}|null
	 */
	public function unsaved(): ?array {
		$kept = $this->find();
		if ( ! $kept || $kept->post_modified_gmt < $this->post->post_modified_gmt || $this->has( $kept->to_array() ) ) {
			return null;
		}
		list( $session, $when ) = explode( ' ', get_metadata( 'post', $kept->ID, self::SESSION, true ) . ' ', 2 );
		return array(
			'title'    => $kept->post_title,
			'content'  => $kept->post_content,
			'excerpt'  => $kept->post_excerpt,
			'modified' => Rest::time( $kept->post_modified_gmt ),
			'session'  => trim( $when ) === $kept->post_modified_gmt ? $session : '',
		);
	}

	public function forget(): void {
		$kept = $this->find();
		if ( $kept ) {
			wp_delete_post_revision( $kept->ID );
		}
	}

	private function find(): ?WP_Post {
		$kept = wp_get_post_autosave( $this->post->ID, get_current_user_id() );
		return $kept ? $kept : null;
	}

	/**
	 * Whether the post already has these texts.
	 *
	 * @param array<string, mixed> $texts By property of WP_Post.
	 */
	private function has( array $texts ): bool {
		foreach ( self::TEXTS as $name ) {
			if ( $texts[ "post_$name" ] !== $this->post->{"post_$name"} ) {
				return false;
			}
		}
		return true;
	}
}
