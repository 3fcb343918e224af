/** Stands in for sharp, which no text needs: the playground has no pictures. */
export function loadSharp(): Promise<never> {
  return Promise.reject(new Error('The playground has no pictures.'));
}
