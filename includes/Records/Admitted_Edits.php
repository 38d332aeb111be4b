<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_Post;

/**
 * The only door to everything that is stored for later: properties of a record that the current user may save, as WordPress
 * would save them for this user. There is no other way to make one, and a change can only be made of one, or be read from a
 * row with a valid signature.
 */
final class Admitted_Edits {
	private string $type;
	private string $record_id;
	private string $action;

	/** @var array<string, mixed> */
	private array $edits;

	private Edit_Author $author;

	/** @param array<string, mixed> $edits */
	private function __construct( string $type, string $record_id, string $action, array $edits ) {
		$this->type      = $type;
		$this->record_id = $record_id;
		$this->action    = $action;
		$this->edits     = $edits;
		$this->author    = Edit_Author::current();
	}

	/**
	 * Checks types and values with the schema of the record's route, and every right that WordPress asks for when it saves,
	 * of the current user; filters as theirs.
	 *
	 * @param string               $type   A post type, or Change::SITE.
	 * @param string               $id     Of an existing record, or of a template to create.
	 * @param string               $action One of Change's constants; of a deletion, `force` says whether it skips the trash.
	 * @param array<string, mixed> $sent   By property, as REST takes them.
	 * @param Drafted_Site|null    $site   What the values may refer to, if that isn't the site as it is in this request.
	 * @return self|WP_Error With `properties` in its data, if it is about some.
	 */
	public static function admit( string $type, string $id, string $action, array $sent, ?Drafted_Site $site = null ) {
		$edits = Edit_Shape::plain( $type, $sent );
		$route = is_wp_error( $edits ) ? null : Record_Route::to( $type, $id, $action, $edits );
		if ( is_wp_error( $edits ) ) {
			return $edits;
		}
		if ( ! $route || ! Record_Types::can_be_drafted( $type ) ) {
			return self::unknown_type();
		}
		if ( $route->is_deletion() ) {
			$error = $route->check( $route->saving( $edits, true ) );
			return $error ? $error : self::admit_deletion( $type, $id, $edits, $site );
		}
		$edits = Edit_Names::known( $route, $edits );
		return is_wp_error( $edits ) ? $edits : self::admit_known( $route, $type, $id, $action, $edits, $site );
	}

	/**
	 * In the trash, a record keeps what was changed before; deleted ones keep their parent for their children.
	 *
	 * @param array<string, mixed> $edits
	 * @return self|WP_Error
	 */
	private static function admit_deletion( string $type, string $id, array $edits, ?Drafted_Site $site ) {
		$force = empty( $edits['force'] ) ? array() : array( 'force' => true );
		$rest  = array_diff_key( $edits, array( 'force' => true ) );
		$kept  = $rest ? self::admit( $type, $id, Change::UPDATE, $rest, $site ) : null;
		return is_wp_error( $kept ) ? $kept : new self( $type, $id, Change::DELETE, $force + ( $kept ? $kept->edits() : array() ) );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @return self|WP_Error
	 */
	private static function admit_known( Record_Route $route, string $type, string $id, string $action, array $edits, ?Drafted_Site $site ) {
		$is_trashed = 'trash' === ( $edits['status'] ?? '' );
		if ( $is_trashed && ! $route->is_new() ) {
			// With a draft laid over the site, in which the record is in the trash, its route would accept that.
			/* translators: %s: the name of a parameter. */
			return self::with_properties( new WP_Error( 'rest_invalid_param', sprintf( __( 'Invalid parameter(s): %s', 'atelier' ), 'status' ), array( 'status' => 400, 'params' => array( 'status' => '' ) ) ) );
		}
		$request    = $route->steps( $edits, ! $route->is_new() )[0][1];
		$error      = $route->check( $request, $site );
		if ( $error ) {
			return self::with_properties( $error );
		}
		foreach ( array_keys( $edits ) as $name ) {
			$edits[ $name ] = $request[ $name ];
		}
		$edits = ( $is_trashed ? array( 'status' => 'trash' ) : array() ) + $edits;
		$error = Edit_Rights::problem( $route, $request, $edits );
		if ( $error ) {
			return self::with_properties( $error );
		}
		$edits = Edit_Filter::filtered( $type, $edits );
		$wrong = Column_Lengths::problem( $edits ) ?? Edit_Shape::plain( $type, $edits );
		return is_wp_error( $wrong ) ? $wrong : new self( $type, $id, $action, $edits );
	}

	/**
	 * A post with another template, only to be looked at: the template's name is all there is, and the post stays what it is.
	 */
	public static function to_show( WP_Post $post, string $template ): self {
		return new self( $post->post_type, (string) $post->ID, Change::UPDATE, array( 'template' => sanitize_title( $template ) ) );
	}

	/**
	 * The same, naming the template of a change that was stored before and isn't there any more. What is saved in its place was
	 * admitted; until somebody has decided on that, the change says which one it was.
	 */
	public function naming_lost_template( Change $change ): self {
		$copy                    = clone $this;
		$copy->edits['template'] = $change->edits()['template'];
		return $copy;
	}

	private static function unknown_type(): WP_Error {
		return new WP_Error( 'atelier_draft_unknown_type', __( 'This type of content isn’t available on your site.', 'atelier' ), array( 'status' => 400 ) );
	}

	/** WordPress's errors of arguments name them as `params`. */
	private static function with_properties( WP_Error $error ): WP_Error {
		$data = $error->get_error_data();
		$data = is_array( $data ) ? $data : array();
		if ( ! isset( $data['properties'] ) && is_array( $data['params'] ?? null ) ) {
			$error->add_data( array( 'properties' => array_map( 'strval', array_keys( $data['params'] ) ) ) + $data );
		}
		return $error;
	}

	public function type(): string {
		return $this->type;
	}

	public function record_id(): string {
		return $this->record_id;
	}

	public function action(): string {
		return $this->action;
	}

	/** @return array<string, mixed> Plain values by property. */
	public function edits(): array {
		return $this->edits;
	}

	/** Who saves them. */
	public function author(): Edit_Author {
		return $this->author;
	}
}
