<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Posts\Listed_Taxonomies;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Listed_Taxonomies_Test extends Test_Case {
	/** @return array<string, mixed> The first item of a list, as Atelier asks for it. */
	private function first( int $id, bool $is_atelier = true ): array {
		$request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
		if ( $is_atelier ) {
			$request->set_header( 'X-Atelier', '1' );
		}
		$request->set_query_params(
			array(
				'context' => 'edit',
				'include' => array( $id ),
				'status'  => 'any',
				'_fields' => 'id,atelier_terms',
			)
		);
		return rest_do_request( $request )->get_data()[0] ?? array();
	}

	public function test_posts_have_categories_and_tags(): void {
		$found = array_column( Listed_Taxonomies::of( 'post' ), null, 'name' );
		$this->assertSame( array( 'category', 'post_tag' ), array_keys( $found ) );
		$this->assertSame( array( 'categories', '/wp/v2/categories', true, true ), array( $found['category']['base'], $found['category']['route'], $found['category']['isHierarchical'], $found['category']['hasColumn'] ) );
		$this->assertSame( array( 'tags', false ), array( $found['post_tag']['base'], $found['post_tag']['isHierarchical'] ) );
	}

	public function test_types_have_their_own_taxonomies_but_none_that_the_admin_area_hides(): void {
		foreach ( array(
			'atelier_flour'  => array(),
			'atelier_secret' => array( 'show_ui' => false ),
			'atelier_local'  => array( 'show_in_rest' => false ),
		) as $name => $more ) {
			register_taxonomy(
				$name,
				'page',
				$more + array(
					'show_in_rest' => true,
					'show_ui'      => true,
					'label'        => 'Flour &amp; water',
				)
			);
			$this->undo_later( static fn() => unregister_taxonomy( $name ) );
		}
		$found = Listed_Taxonomies::of( 'page' );
		$this->assertSame( array( 'atelier_flour' ), array_column( $found, 'name' ) );
		$this->assertSame( array( 'atelier_flour', 'Flour & water', false ), array( $found[0]['base'], $found[0]['label'], $found[0]['hasColumn'] ) );
	}

	public function test_a_list_names_the_terms_of_its_items(): void {
		$this->log_in_as( 'administrator' );
		$id   = $this->make_post();
		$term = (int) wp_insert_term( 'Rye', 'category' )['term_id'];
		wp_set_post_terms( $id, array( $term ), 'category' );
		$this->assertSame(
			array(
				'categories' => array(
					array(
						'id'   => $term,
						'name' => 'Rye',
					),
				),
				'tags'       => array(),
			),
			$this->first( $id )['atelier_terms']
		);
		$this->assertArrayNotHasKey( 'atelier_terms', $this->first( $id, false ), 'what others ask for' );
	}
	/** As the list asks: posts.dom.test.tsx says so. */
	public function test_lists_are_filtered_by_category_with_those_below_by_tag_and_by_month(): void {
		$this->log_in_as( 'administrator' );
		$bread = (int) wp_insert_term( 'Bread', 'category' )['term_id'];
		$rye   = (int) wp_insert_term( 'Rye', 'category', array( 'parent' => $bread ) )['term_id'];
		$fresh = (int) wp_insert_term( 'Fresh', 'post_tag' )['term_id'];
		$alpha = $this->make_post( array( 'post_date' => '2001-02-03 04:05:06' ) );
		$omega = $this->make_post( array( 'post_date' => '2001-03-03 04:05:06' ) );
		wp_set_post_terms( $alpha, array( $rye ), 'category' );
		wp_set_post_terms( $omega, array( $fresh ), 'post_tag' );
		$found = static function ( array $query ): array {
			$request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
			$request->set_query_params( $query + array( 'context' => 'edit' ) );
			return array_column( rest_do_request( $request )->get_data(), 'id' );
		};
		$this->assertSame(
			array( $alpha ),
			$found(
				array(
					'categories' => array(
						'terms'            => (string) $bread,
						'include_children' => 'true',
					),
				)
			)
		);
		$this->assertSame( array( $omega ), $found( array( 'tags' => array( 'terms' => (string) $fresh ) ) ) );
		$this->assertSame(
			array( $alpha ),
			$found(
				array(
					'after'  => '2001-01-31T23:59:59',
					'before' => '2001-03-01T00:00:00',
				)
			)
		);
	}
}
